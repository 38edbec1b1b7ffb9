import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../../../context.ts'
import { sessionContext } from '../../../session.ts'

/** The text of the agency's own terms, for customers of its storefront; null without terms and for members. */
export async function readShopTerms(context: Readonly<RouterContextProvider>): Promise<string | null> {
  if (context.get(sessionContext).host.kind !== 'storefront') return null
  const { text } = await context.get(apiContext).shop.terms()
  return text || null
}
