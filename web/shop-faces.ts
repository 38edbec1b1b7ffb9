import { matchPath } from 'react-router'
import { shopPaths } from '#products/web/shop-paths.ts'
import { mapParam } from './results/map-param.ts'

const paths = Object.values(shopPaths).flat()

/**
 * Rewrites the request to the storefront's own route of that address: routes of plain HTML are named `/shop` and the address that agents have too.
 * Results on a map are a hydrated screen, for customers too.
 */
export function shopFaceOf(request: Request): Request {
  const url = new URL(request.url)
  if (url.searchParams.has(mapParam) || !paths.some((path) => matchPath(path, url.pathname))) return request
  url.pathname = `/shop${url.pathname}`
  return new Request(url, request)
}
