import type { Permission } from '#domain/permissions.ts'

export interface SettingsLink {
  label: string
  to: string
  /** Shown only to roles that include it. */
  permission?: Permission
}

export interface SettingsGroup {
  title: string
  pages: readonly SettingsLink[]
}

/** The settings pages by what they are about; each links to the others. A new one is one row. */
export const settingsGroups: readonly SettingsGroup[] = [
  { title: 'You', pages: [{ label: 'Security', to: '/settings/security' }] },
  { title: 'Team', pages: [] },
  {
    title: 'Agency',
    pages: [
      { label: 'Agency', to: '/settings/agency', permission: 'agency:read' },
      { label: 'Subscription', to: '/settings/agency/subscription', permission: 'plan:write' },
    ],
  },
  {
    title: 'Website',
    pages: [
      { label: 'Brand', to: '/settings/agency/brand', permission: 'site:write' },
      { label: 'Address', to: '/settings/agency/link', permission: 'agency:read' },
    ],
  },
  { title: 'Orders', pages: [{ label: 'E-mails', to: '/settings/order/emailTemplates', permission: 'site:write' }] },
  {
    title: 'Developers',
    pages: [
      { label: 'Keys and webhooks', to: '/settings/agency/developer', permission: 'developers:write' },
      { label: 'Examples', to: '/settings/agency/developer/examples', permission: 'developers:write' },
    ],
  },
]
