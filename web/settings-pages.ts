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
  {
    title: 'You',
    pages: [
      { label: 'Profile', to: '/settings' },
      { label: 'Security', to: '/settings/security' },
    ],
  },
  {
    title: 'Team',
    pages: [
      { label: 'Team', to: '/settings/team', permission: 'team:read' },
      { label: 'Roles', to: '/settings/roles', permission: 'team:read' },
      { label: 'Log of changes', to: '/settings/team/log', permission: 'audit:read' },
    ],
  },
  {
    title: 'Agency',
    pages: [
      { label: 'Agency', to: '/settings/agency', permission: 'agency:read' },
      { label: 'Subscription', to: '/settings/agency/subscription', permission: 'plan:write' },
      { label: 'Contact', to: '/settings/agency/contact', permission: 'agency:read' },
      { label: 'Customers', to: '/settings/agency/customer', permission: 'agency:read' },
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
      { label: 'Order settings', to: '/settings/order', permission: 'agency:read' },
      { label: 'E-mails', to: '/settings/order/emailTemplates', permission: 'site:write' },
    ],
  },
  {
    title: 'Developers',
    pages: [
      { label: 'Keys and webhooks', to: '/settings/agency/developer', permission: 'developers:write' },
      { label: 'Examples', to: '/settings/agency/developer/examples', permission: 'developers:write' },
    ],
  },
]
