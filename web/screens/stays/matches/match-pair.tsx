import { IconCheck, IconX } from '@tabler/icons-react'
import { Form } from 'react-router'
import type { DoubtfulMatch } from '#contract/stays.ts'
import type { Numbers } from '#domain/numbers.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { Pill } from '../../../kit/status-pill.tsx'
import { ListingSide } from './listing-side.tsx'
import css from './match-pair.module.css'

type Props = {
  match: DoubtfulMatch
  /** Whether the keyboard shortcuts apply to it. */
  isCurrent: boolean
}

/** `40 m apart`, `1.2 km apart` */
const apart = (metres: number, numbers: Numbers) =>
  metres < 1_000 ? `${metres} m apart` : `${numbers.fixed(metres / 1_000, 1)} km apart`

/** Two listings side by side, and the possible decisions. */
export function MatchPair({ match, isCurrent }: Props) {
  const numbers = useNumbers()
  const { id, sides, metres, score, state } = match
  const [left, right] = sides
  if (!left || !right) return null
  return (
    <article
      className={css.pair}
      aria-label={`${left.name} and ${right.name}`}
      aria-current={isCurrent || undefined}
      id={`pair-${id}`}
      tabIndex={-1}
    >
      <div className={css.sides}>
        <ListingSide side={left} other={right} />
        <ListingSide side={right} other={left} />
      </div>
      <div className={css.foot}>
        <p className={css.facts}>
          <span>{apart(metres, numbers)}</span>
          <span>{Math.round(score * 100)} % alike</span>
        </p>
        <Form method="post" preventScrollReset className={css.choice}>
          <input type="hidden" name="id" value={id} />
          {state === 'open' ? <Choices id={id} isCurrent={isCurrent} /> : <Decided match={match} />}
        </Form>
      </div>
    </article>
  )
}

const key = (letter: string) => (
  <kbd className={css.key} aria-hidden="true">
    {letter}
  </kbd>
)

/** `decision` includes the pair, so that only the pressed button shows as pending. */
function Choices({ id, isCurrent }: { id: string; isCurrent: boolean }) {
  return (
    <>
      <ActionButton
        name="decision"
        value={`different ${id}`}
        variant="default"
        leftSection={<IconX size={16} stroke={1.75} aria-hidden="true" />}
        rightSection={isCurrent && key('D')}
      >
        Different properties
      </ActionButton>
      <ActionButton
        name="decision"
        value={`same ${id}`}
        variant={isCurrent ? 'filled' : 'default'}
        leftSection={<IconCheck size={16} stroke={1.75} aria-hidden="true" />}
        rightSection={isCurrent && key('S')}
      >
        Same property
      </ActionButton>
    </>
  )
}

function Decided({ match: { id, state, decidedBy, at } }: { match: DoubtfulMatch }) {
  return (
    <>
      <Pill tone={state === 'same' ? 'good' : 'quiet'} icon={state === 'same' ? IconCheck : IconX}>
        {state === 'same' ? 'Same property' : 'Different properties'}
      </Pill>
      <span className={css.by}>
        {decidedBy}, <DateText value={at} withTime />
      </span>
      <ActionButton name="decision" value={`open ${id}`} variant="default">
        Take back
      </ActionButton>
    </>
  )
}
