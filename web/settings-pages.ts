import type { Permission } from '#domain/permissions.ts'

export interface SettingsLink {
  label: string
  to: string
  /** Shown only to roles that include it. */
  permission?: Permission
  /** Further search words of the command palette. */
  words?: string
}

export interface SettingsGroup {
  title: string
  pages: readonly SettingsLink[]
}

/** The settings pages by what they are about; each links to the others. A new one is one row. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    title: 'You',
    pages: [
      { label: 'Profile', to: '/settings', words: 'name photo phone time zone number format currency' },
      { label: 'Notifications', to: '/settings/notifications', words: 'bell mails e-mail digest' },
      {
        label: 'Security',
        to: '/settings/security',
        words: 'sessions devices password sign out two-factor authenticator passkey recovery codes',
      },
    ],
  },
  {
    title: 'Team',
    pages: [
      { label: 'Team', to: '/settings/team', permission: 'team:read', words: 'members colleagues invite' },
      { label: 'Roles', to: '/settings/roles', permission: 'team:read', words: 'permissions scopes' },
      { label: 'Branches', to: '/settings/branches', permission: 'team:read', words: 'offices' },
      { label: 'Log of changes', to: '/settings/team/log', permission: 'audit:read', words: 'audit history' },
    ],
  },
  {
    title: 'Agency',
    pages: [
      { label: 'Agency', to: '/settings/agency', permission: 'agency:read', words: 'country currency time zone legal tax iata' },
      { label: 'Subscription', to: '/settings/agency/subscription', permission: 'plan:write', words: 'plan upgrade receipts' },
      { label: 'Contact', to: '/settings/agency/contact', permission: 'agency:read', words: 'opening hours holidays socials' },
      { label: 'Customer rules', to: '/settings/agency/customer', permission: 'agency:read', words: 'guest register cancel' },
      { label: 'Terms for customers', to: '/settings/agency/policy', permission: 'agency:read' },
    ],
  },
  {
    title: 'Website',
    pages: [
      { label: 'Brand', to: '/settings/agency/brand', permission: 'site:write' },
      { label: 'Address', to: '/settings/agency/link', permission: 'agency:read' },
    ],
  },
  {
    title: 'Orders',
    pages: [
      { label: 'Order settings', to: '/settings/order', permission: 'agency:read', words: 'number prefix hold reminder' },
      { label: 'E-mails', to: '/settings/order/emailTemplates', permission: 'site:write', words: 'templates subject text' },
    ],
  },
  {
    title: 'Developers',
    pages: [
      { label: 'Keys and webhooks', to: '/settings/agency/developer', permission: 'developers:write', words: 'api webhooks' },
      { label: 'Examples', to: '/settings/agency/developer/examples', permission: 'developers:write' },
    ],
  },
]

/** The groups without the pages that this person's role does not include. */
export function settingsGroupsFor(permissions: readonly string[]): SettingsGroup[] {
  const isAllowed = ({ permission }: SettingsLink) => !permission || permissions.includes(permission)
  return settingsGroups
    .map(({ title, pages }) => ({ title, pages: pages.filter(isAllowed) }))
    .filter(({ pages }) => pages.length > 0)
}
