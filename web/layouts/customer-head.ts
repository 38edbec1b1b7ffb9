import type { MetaDescriptor } from 'react-router'
import type { Session } from '../session.ts'

/** The head of a customer's own page: not indexed, on a storefront with the agency's name. */
export function customerHead(root: { loaderData?: { session: Session } } | undefined, title: string): MetaDescriptor[] {
  const session = root?.loaderData?.session
  const name = session?.host.kind === 'storefront' ? session.agency?.name : null
  return [{ title: name ? `${title} - ${name}` : title }, { name: 'robots', content: 'noindex' }]
}
