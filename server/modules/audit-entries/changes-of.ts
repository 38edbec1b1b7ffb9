import type { AuditValues } from '../../db/schema/audit.ts'

/** The longest text that is shown as it is. */
const MOST_SHOWN = 200

/** Name of a setting's field in words: `holdReminderHours` is `Hold reminder hours`. */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** A value in words; null for a table, or a page of text. */
function written(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return 'none'
  if (isList(value)) return value.join(', ') || 'none'
  const isShort = typeof value === 'string' ? value.length <= MOST_SHOWN : typeof value !== 'object'
  return isShort ? String(value) : null
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The values that differ, a line each: `Role: Agent → Manager`. Values of lists are named as added and removed. */
export function changesOf(before: AuditValues | null, after: AuditValues | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]]
    if (isSame(was, is)) return []
    const label = inWords(name)
    if (isList(was) && isList(is)) return listChanges(label, was, is)
    const [old, now] = [written(was), written(is)]
    if (old === null || now === null) return [`${label} changed`]
    return old === now ? [] : [before ? `${label}: ${old} → ${now}` : `${label}: ${now}`]
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
