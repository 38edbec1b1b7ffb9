import { IconChecks, IconLogout, IconMoon, IconSettings, IconSun, IconUserExclamation, IconWallet } from '@tabler/icons-react'
import type { Permission } from '#domain/permissions.ts'
import { chooseColorScheme } from '../../kit/color-scheme.ts'
import { allProducts } from '../../products/product-of.ts'
import { saleWords } from '../../products/sale-words.ts'
import { settingsGroupsFor } from '../../settings-pages.ts'
import { navigationFor } from '../navigation.ts'
import type { Entry } from './entries.ts'
import { productEntries } from './product-entries.ts'

interface Viewer {
  permissions: readonly string[]
  scheme: 'light' | 'dark'
  signOut: () => void
}

type Action = Omit<Entry, 'key' | 'group'> & { permission?: Permission }

const otherScheme = {
  light: { scheme: 'dark', label: 'Dark mode', icon: IconMoon },
  dark: { scheme: 'light', label: 'Light mode', icon: IconSun },
} as const

const actions = ({ scheme, signOut }: Viewer): readonly Action[] => {
  const other = otherScheme[scheme]
  return [
    ...allProducts.map(({ product, icon, search }) => ({
      label: productEntries[product].start,
      icon,
      does: search,
      words: saleWords[product].words,
      permission: 'orders:write' as const,
    })),
    {
      label: 'Approvals',
      icon: IconChecks,
      does: '/approvals',
      words: 'limit approve refuse request refund',
      permission: 'orders:read',
    },
    {
      label: 'Orders that need a person',
      icon: IconUserExclamation,
      does: '/order?view=desk',
      words: 'desk decide attention awaiting admin',
      permission: 'orders:decide',
    },
    {
      label: 'Top up the wallet',
      icon: IconWallet,
      does: '/transactions?dialog=top-up',
      words: 'add money balance',
      permission: 'wallet:top-up',
    },
    { label: other.label, icon: other.icon, does: () => chooseColorScheme(other.scheme), words: 'theme colours appearance' },
    { label: 'Sign out', icon: IconLogout, does: signOut, words: 'log out leave' },
  ]
}

/** Local entries of the palette: actions, the screens of the navigation and the settings pages, as far as the role allows. */
export function ownEntries(viewer: Viewer): Entry[] {
  const { permissions } = viewer
  const screens = navigationFor(permissions).flatMap(({ entries }) => entries)
  const settings = settingsGroupsFor(permissions)
    .flatMap(({ pages }) => pages.map((page) => ({ ...page, icon: IconSettings })))
    .filter(({ to }) => !screens.some((screen) => screen.to === to))
  return [
    ...actions(viewer)
      .filter(({ permission }) => !permission || permissions.includes(permission))
      .map(({ permission: _permission, ...action }): Entry => ({ ...action, key: action.label, group: 'Actions' })),
    ...[...screens, ...settings].map(
      ({ label, icon, to, words = '' }): Entry => ({ key: to, group: 'Go to', label, icon, words, does: to }),
    ),
  ]
}
