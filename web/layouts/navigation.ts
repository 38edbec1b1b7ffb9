import {
  IconArrowsExchange,
  IconBox,
  IconBrowser,
  IconFileText,
  IconHelp,
  IconHomeQuestion,
  IconLayoutDashboard,
  IconLuggage,
  IconMail,
  IconMap2,
  IconPalette,
  IconSchool,
  type IconProps,
  IconSettings,
  IconTicket,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Permission } from '#domain/permissions.ts'
import { productFacts } from '#domain/products.ts'
import { allProducts } from '../products/product-of.ts'
import { saleWords } from '../products/sale-words.ts'

export type NavigationEntry = {
  label: string
  icon: ComponentType<IconProps>
  to: string
  /** Path of its screens, if they are not all below `to`. */
  under?: string
  /** Shown only to roles that include it; everyone signed in when absent. */
  permission?: Permission
  /** Not shown to roles that include it: they find its screen elsewhere. */
  unless?: Permission
  /** Further search words of the command palette. */
  words?: string
  /** One of the four places of the bottom bar on phones. */
  isOnBottomBar?: boolean
}

export type NavigationSection = { title: string | null; entries: NavigationEntry[] }

/** Entries of the side navigation, the bottom bar and the command palette. A new screen is one row. */
export const navigation: NavigationSection[] = [
  {
    title: null,
    entries: [{ label: 'Dashboard', icon: IconLayoutDashboard, to: '/dashboard', words: 'home today', isOnBottomBar: true }],
  },
  {
    title: 'Sell',
    entries: [
      ...allProducts.map(({ product, icon, search, under: [place], isOnBottomBar = false }) => ({
        label: productFacts[product].label,
        icon,
        to: search,
        under: place,
        permission: 'orders:write' as const,
        words: saleWords[product].words,
        isOnBottomBar,
      })),
      {
        label: 'Trip',
        icon: IconLuggage,
        to: '/cart',
        permission: 'orders:write',
        words: 'cart basket plan package several items trips saved',
      },
    ],
  },
  {
    title: 'Manage',
    entries: [
      {
        label: 'Orders',
        icon: IconTicket,
        to: '/order',
        permission: 'orders:read',
        words: 'bookings tickets refunds void',
        isOnBottomBar: true,
      },
      {
        label: 'Duplicate properties',
        icon: IconHomeQuestion,
        to: '/accommodation/matches',
        permission: 'orders:decide',
        words: 'hotels doubtful duplicates listings suppliers review',
      },
      {
        label: 'Quotes',
        icon: IconFileText,
        to: '/quotes',
        permission: 'quotes:read',
        words: 'proposals offers estimates',
      },
      {
        label: 'Packages',
        icon: IconBox,
        to: '/packages',
        permission: 'packages:read',
        words: 'holidays bundles',
      },
      {
        label: 'Customers',
        icon: IconUsers,
        to: '/users',
        permission: 'customers:read',
        words: 'people companies contacts clients import csv users',
      },
      {
        label: 'Own tours',
        icon: IconMap2,
        to: '/manage',
        permission: 'tours:read',
        words: 'create author publish tour activity departures wizard',
      },
      {
        label: 'Tours I guide',
        icon: IconMap2,
        to: '/manage/today',
        permission: 'tours:guide',
        unless: 'tours:read',
        words: 'today departures manifest check-in guide',
        isOnBottomBar: true,
      },
      { label: 'Outbox', icon: IconMail, to: '/outbox', permission: 'mail:read', words: 'e-mails sent mails messages' },
    ],
  },
  {
    title: 'Website',
    entries: [
      {
        label: 'Website',
        icon: IconBrowser,
        to: '/website',
        permission: 'site:write',
        words: 'pages editor template whitelabel publish storefront',
      },
      {
        label: 'Brand',
        icon: IconPalette,
        to: '/settings/agency/brand',
        permission: 'site:write',
        words: 'logo colours font favicon website',
      },
      {
        label: 'Address',
        icon: IconWorld,
        to: '/settings/agency/link',
        permission: 'agency:read',
        words: 'domain link qr code share website',
      },
    ],
  },
  {
    title: 'Money',
    entries: [
      {
        label: 'Transactions',
        icon: IconArrowsExchange,
        to: '/transactions',
        permission: 'wallet:read',
        words: 'wallet balance statement top up',
        isOnBottomBar: true,
      },
    ],
  },
  {
    title: 'Settings',
    entries: [
      { label: 'Settings', icon: IconSettings, to: '/settings' },
      {
        label: 'Training',
        icon: IconSchool,
        to: '/training',
        permission: 'orders:write',
        words: 'practice practise learn missions sandbox certificate',
      },
      { label: 'Help', icon: IconHelp, to: '/welcome', words: 'support learn guides plans pricing first steps' },
    ],
  },
]

/** The sections without entries that this person's role does not include. */
export function navigationFor(permissions: readonly string[]): NavigationSection[] {
  const isAllowed = ({ permission, unless }: NavigationEntry) =>
    (!permission || permissions.includes(permission)) && !(unless && permissions.includes(unless))
  return navigation
    .map((section) => ({ ...section, entries: section.entries.filter(isAllowed) }))
    .filter((section) => section.entries.length > 0)
}

/** The entry of a path: the longest `to` that the path starts with. */
export function currentEntry(sections: readonly NavigationSection[], path: string): NavigationEntry | null {
  const placeOf = ({ to, under }: NavigationEntry) => under ?? to
  const holds = (place: string) => path === place || path.startsWith(`${place}/`)
  const found = sections.flatMap((section) => section.entries).filter((entry) => holds(placeOf(entry)))
  return found.sort((a, b) => placeOf(b).length - placeOf(a).length)[0] ?? null
}
