import { queryStorefront } from '../storefront.js'

export async function loader({ request }) {
  const response = await queryStorefront(request, '{ products(first: 4) { nodes { title } } }')
  return { products: response.ok ? (await response.json()).data.products.nodes : null }
}

export default function Home({ loaderData: { products } }) {
  if (!products) return <h1>Back soon</h1>
  return (
    <ul>
      {products.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}
