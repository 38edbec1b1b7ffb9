import type { SiteLink } from './navigation.ts'

/** The account links of a header, for visitors and customers of a storefront, and for visitors of the portal. */
export interface AccountLinks {
  quiet: SiteLink
  main: SiteLink
  /** The planned trip; none on the portal. */
  cart?: string
}

export const shopAccountLinks: AccountLinks = {
  quiet: { title: 'Find my booking', to: '/trips/find' },
  main: { title: 'Sign in', to: '/sign-in' },
  cart: '/cart',
}

/** For a signed-in customer. */
export const customerAccountLinks: AccountLinks = { ...shopAccountLinks, main: { title: 'My trips', to: '/trips' } }

/** On Tradewind's own pages. */
export const portalAccountLinks: AccountLinks = {
  quiet: { title: 'Open an agency', to: '/sign-up' },
  main: { title: 'Sign in', to: '/sign-in' },
}
