import type { AuditValues } from '../../db/schema/audit.ts'

const written = (value: AuditValues[string] | undefined): string => {
  if (value === undefined || value === null || value === '') return 'none'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** The values that differ, a line each: `Role: Agent → Manager`. Values of lists are named as added and removed. */
export function changesOf(before: AuditValues | null, after: AuditValues | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]]
    if (Array.isArray(was) && Array.isArray(is)) return listChanges(name, was, is)
    if (written(was) === written(is)) return []
    if (!before) return [`${name}: ${written(is)}`]
    return [`${name}: ${written(was)} → ${written(is)}`]
  })
}

function listChanges(name: string, was: string[], is: string[]): string[] {
  const added = is.filter((one) => !was.includes(one))
  const removed = was.filter((one) => !is.includes(one))
  return [
    ...(added.length > 0 ? [`${name} added: ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`${name} removed: ${removed.join(', ')}`] : []),
  ]
}
