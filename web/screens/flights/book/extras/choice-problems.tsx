import type { ChosenAncillary } from '#domain/flights/ancillaries.ts'
import type { FormOutcome } from '../../../../kit/form/outcome.ts'
import { Notice } from '../../../../kit/notice.tsx'
import { readChoices } from './read-choices.ts'

type Props = { outcome: FormOutcome | object | null | undefined; chosen: readonly ChosenAncillary[] }

/** Why the choice could not be saved; an error of a seat or bag names it. */
export function ChoiceProblems({ outcome, chosen }: Props) {
  if (!outcome || !('failure' in outcome) || !('typed' in outcome)) return null
  const { title, body, fields, code } = outcome.failure
  const asked = readChoices(outcome.typed.choices)
  const problems = Object.entries(fields).map(([path, message]) => {
    const id = asked[Number(path.split('.')[1])]?.id
    return { path, what: chosen.find((one) => one.id === id)?.title, message }
  })
  return (
    <Notice tone="bad" role="alert" title={code === 'input.invalid' ? 'Some of it can no longer be sold' : title}>
      {problems.length === 0 && <p>{body} You can go on without seats and bags, or try again.</p>}
      <ul>
        {problems.map(({ path, what, message }) => (
          <li key={path}>{what ? `${what}: ${message}` : message}</li>
        ))}
      </ul>
      {problems.length > 0 && <p>Nothing was charged, and everything else is still chosen.</p>}
    </Notice>
  )
}
