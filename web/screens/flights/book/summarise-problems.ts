import type { FormOutcome } from '../../../kit/form/outcome.ts'

/** The labels of the fields in the summary. */
const fields: Record<string, string> = {
  title: 'title',
  givenName: 'given name',
  familyName: 'family name',
  gender: 'gender',
  bornOn: 'date of birth',
  'document.number': 'passport number',
  'document.country': 'issuing country',
  'document.expiresOn': 'date of expiry',
  'loyalty.airline': 'frequent-flyer programme',
  'loyalty.number': 'frequent-flyer number',
}

const contact: Record<string, string> = { 'contact.email': 'E-mail', 'contact.phone': 'Phone' }

const path = /^travellers\.(\d+)\.(.+)$/

/**
 * The errors of a form for its summary. To keep it short for nine travellers, it has one line per traveller, which links to the first field and names
 * the others; the messages are at the fields. `travellers` are their labels, `Adult 1`.
 */
export function summariseProblems(
  outcome: FormOutcome | object | null | undefined,
  travellers: readonly string[],
): { outcome: FormOutcome | null; labels: Record<string, string> } {
  if (!outcome || !('failure' in outcome) || !('typed' in outcome)) return { outcome: null, labels: {} }
  const problems = Object.entries(outcome.failure.fields)
  const lines: Record<string, string> = {}
  const labels: Record<string, string> = { ...contact }
  const firsts = new Map<string, string>()
  for (const [name, message] of problems) {
    const [, index, of] = path.exec(name) ?? []
    if (!index || !of) {
      lines[name] = message
      continue
    }
    const who = travellers[Number(index)] ?? ''
    const mine = problems.flatMap(([other]) => {
      const [, at, what] = path.exec(other) ?? []
      return at === index && what ? [fields[what] ?? what] : []
    })
    if (firsts.has(index)) continue
    firsts.set(index, name)
    labels[name] = mine.length > 1 ? who : `${who}, ${fields[of] ?? of}`
    lines[name] = mine.length > 1 ? mine.join(', ') : message
  }
  const shown = Object.fromEntries(Object.entries(labels).filter(([name]) => name in lines))
  return { outcome: { ...outcome, failure: { ...outcome.failure, fields: lines } }, labels: shown }
}
