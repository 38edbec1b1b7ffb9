import type { Permission } from '#domain/permissions.ts'
import { useSession } from '../../session.ts'

/** The items whose page the reader's role includes. In practice that is less than at work. */
export function usePermitted(): (item: { permission?: Permission }) => boolean {
  const permissions: readonly string[] = useSession()?.permissions ?? []
  return ({ permission }) => permission === undefined || permissions.includes(permission)
}
