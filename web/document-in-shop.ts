import { type RouterContextProvider, redirectDocument } from 'react-router'
import { mapParam } from './results/map-param.ts'
import { sessionContext } from './session.ts'

/** On a storefront the page at this address is plain HTML (shop-faces.ts): the browser is told to load it as a document. */
export function documentInShop({ pathname, search, searchParams }: URL, context: Readonly<RouterContextProvider>): void {
  if (context.get(sessionContext).host.kind !== 'storefront' || searchParams.has(mapParam)) return
  throw redirectDocument(pathname + search)
}
