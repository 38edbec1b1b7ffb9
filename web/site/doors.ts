import type { SiteLink } from './navigation.ts'

/** What an account means here: a customer's bookings in a shop, an agent's desk on the portal. */
export interface Doors {
  quiet: SiteLink
  main: SiteLink
}

export const shopDoors: Doors = {
  quiet: { title: 'Find my booking', to: '/trips/find' },
  main: { title: 'Sign in', to: '/sign-in' },
}

/** For a customer who is signed in. */
export const customerDoors: Doors = { ...shopDoors, main: { title: 'My trips', to: '/trips' } }

/** On Tradewind's own pages. */
export const portalDoors: Doors = {
  quiet: { title: 'Open an agency', to: '/sign-up' },
  main: { title: 'Sign in', to: '/sign-in' },
}
