/** Every action of the log of changes, in words. */
export const auditTitles = {
  'member.invited': 'Invited a person',
  'invitation.resent': 'Sent an invitation again',
  'invitation.revoked': 'Revoked an invitation',
  'member.joined': 'Joined the agency',
  'member.role-changed': 'Changed a role',
  'member.deactivated': 'Deactivated a member',
  'member.reactivated': 'Reactivated a member',
  'approval.requested': 'Asked for approval',
  'approval.approved': 'Approved a payment or refund',
  'approval.refused': 'Refused a payment or refund',
  'member.branch-changed': 'Changed a branch of a member',
  'branch.created': 'Added a branch',
  'branch.changed': 'Changed a branch',
  'branch.closed': 'Closed a branch',
  'branch.reopened': 'Opened a branch again',
  'role.created': 'Created a role',
  'role.changed': 'Changed a role of the agency',
  'role.deleted': 'Deleted a role',
  'role.previewed': 'Previewed a role',
  'agency.regional-changed': 'Changed country, currency or time zone',
  'settings.agency': "Changed the agency's record",
  'settings.contact': 'Changed contact',
  'settings.customers': 'Changed customer rules',
  'settings.terms': 'Changed terms for customers',
  'settings.orders': 'Changed order settings',
  'key.created': 'Created an API key',
  'key.revoked': 'Revoked an API key',
  'webhook.created': 'Added a webhook',
  'webhook.changed': 'Changed a webhook',
  'webhook.secret-replaced': 'Replaced the secret of a webhook',
  'webhook.deleted': 'Deleted a webhook',
} as const

export type AuditAction = keyof typeof auditTitles

export const auditActions = Object.keys(auditTitles) as [AuditAction, ...AuditAction[]]

export const isAuditAction = (text: string): text is AuditAction => Object.hasOwn(auditTitles, text)
