import type { Permission } from '#domain/permissions.ts'

export interface SettingsLink {
  label: string
  to: string
  /** Shown only to roles that include it. */
  permission?: Permission
}

/** The settings pages; each links to the others. A new one is one row. */
export const settingsPages: readonly SettingsLink[] = [
  { label: 'Agency', to: '/settings/agency', permission: 'agency:read' },
  { label: 'Brand', to: '/settings/agency/brand', permission: 'site:write' },
  { label: 'Address', to: '/settings/agency/link', permission: 'agency:read' },
  { label: 'Security', to: '/settings/security' },
]
