import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { DateText } from '../../kit/date-text.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import { Pill } from '../../kit/status-pill.tsx'
import css from './connections.module.css'

/** Whether it works, and what it answered. */
export const Works = ({ isWorking, answer }: { isWorking: boolean; answer: string | null }) => (
  <>
    {isWorking ? (
      <Pill tone="good" icon={IconCheck}>
        Works
      </Pill>
    ) : (
      <Pill tone="bad" icon={IconAlertTriangle}>
        Does not work
      </Pill>
    )}
    <p className={css.answer}>{answer}</p>
  </>
)

/** How long it took, and when it was checked. */
export function Took({ milliseconds, at }: { milliseconds: number; at: string }) {
  const { count } = useNumbers()
  return (
    <p className={css.time}>
      {count(milliseconds)} ms
      <span>
        <DateText value={at} withTime />
      </span>
    </p>
  )
}
