import { createFileRoute } from '@tanstack/react-router'
import { loadProducts } from '../products.js'

export const Route = createFileRoute('/')({ loader: () => loadProducts(), component: Home })

function Home() {
  const products = Route.useLoaderData()
  if (!products) return <h1>Back soon</h1>
  return (
    <ul>
      {products.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}
