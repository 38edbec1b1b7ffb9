import { matchPath, type RouterContextProvider, redirectDocument } from 'react-router'
import { shopPaths } from '#products/web/shop-paths.ts'
import { sessionContext } from './session.ts'

const packagePaths = ['/packages', '/packages/:slug']
const paths = [...Object.values(shopPaths).flat(), ...packagePaths]

const isShopFace = ({ pathname }: URL): boolean => paths.some((path) => matchPath(path, pathname))

/** The request as the storefront's own route of that address gets it: routes of plain HTML are named `/shop` and the address that agents have too. */
export function shopFaceOf(request: Request): Request {
  const url = new URL(request.url)
  if (!isShopFace(url)) return request
  url.pathname = `/shop${url.pathname}`
  return new Request(url, request)
}

/** A screen that runs on a storefront leads to such a page: the browser is told to load it as a document. */
export function leaveForShopFace({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }): void {
  if (context.get(sessionContext).host.kind === 'storefront' && isShopFace(url)) throw redirectDocument(url.pathname + url.search)
}
