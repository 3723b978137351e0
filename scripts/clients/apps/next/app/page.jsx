import { queryStorefront } from './storefront.js'

export default async function Home() {
  const response = await queryStorefront('{ products(first: 4) { nodes { title } } }')
  if (!response.ok) return <h1>Back soon</h1>
  const { data } = await response.json()
  return (
    <ul>
      {data.products.nodes.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}
