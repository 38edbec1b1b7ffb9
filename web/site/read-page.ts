import { data, type RouterContextProvider } from 'react-router'
import { pageAt } from '#domain/site/site.ts'
import { unsent } from '../unsent.ts'
import { factsFor, loadShop } from './shop/load-shop.ts'

/** Addresses of older links to a page. */
const otherNames: Record<string, string> = { '/tos': '/terms' }

const placeCode = (text: string | null): string => (/^[a-z]{3}$/i.test(text ?? '') ? (text ?? '').toUpperCase() : '')

/** A page of the host's site. A hidden page, or one that the portal lacks, is a 404 of the site. */
export async function readPage(request: Request, context: Readonly<RouterContextProvider>) {
  const { pathname, searchParams } = new URL(request.url)
  const asked = pathname.replace(/^\/shop(?=\/)/, '').replace(/(?<=.)\/$/, '')
  const path = otherNames[asked] ?? asked
  const here = await loadShop(context)
  if (!here.shop) return data(unsent(here), { status: 404 })
  const { shop, isPortal } = here
  const page = isPortal && path === '/' ? null : pageAt(shop.site, path)
  const start = { from: placeCode(searchParams.get('from')), to: placeCode(searchParams.get('to')) }
  const facts = factsFor(shop, { start, postPath: path === '/' ? '/?index' : path })
  return data(unsent({ shop, isPortal, page, path, facts }), { status: page ? 200 : 404 })
}
