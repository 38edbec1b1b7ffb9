import type { EndpointMeta } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'

export interface Endpoint {
  /** `orders.get` */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/orders/{id}` */
  path: string
  meta: EndpointMeta
}

/** Every endpoint of the contract. */
export const endpoints: Endpoint[] = walk(contract, [])

function walk(node: object, path: string[]): Endpoint[] {
  if ('~orpc' in node) {
    const { route, meta } = Object(node['~orpc'])
    return [{ name: path.join('.'), method: route.method, path: route.path, meta }]
  }
  return Object.entries(node).flatMap(([key, child]) => walk(Object(child), [...path, key]))
}
