import type { Permission } from '#domain/permissions.ts'

/** What a notification or a mail to members is about, as far as it decides who may read it. */
export interface Subject {
  permission: Permission
  /** Set if it is about an order, for rules about which orders a member sees. */
  orderId?: string | null
}

/** A member with the permissions of their role. */
export interface Reader {
  id: string
  permissions: readonly Permission[]
}

/** Whether a member may read about a subject. Every notification and every mail to members who chose it is decided here. */
export const mayRead = (member: Reader, { permission }: Subject): boolean => member.permissions.includes(permission)
