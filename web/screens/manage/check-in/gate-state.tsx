import { href, Link } from 'react-router'
import { Button } from '../../../kit/form/button.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from './check-in.module.css'
import { dropRefused, type Gate } from './gate.ts'
import type { Refused } from './gate-store.ts'
import { stateWords } from './gate-words.ts'

type Props = {
  gate: Gate
  waiting: number
  refused: readonly Refused[]
  network: { isOnline: boolean; isSignedOut: boolean }
  onSend: () => Promise<void>
}

/** Whether the gate has a network, what waits, and which check-ins did not count after all. */
export function GateState({ gate, waiting, refused, network, onSend }: Props) {
  const { isOnline, isSignedOut } = network
  const isFine = isOnline && !isSignedOut && waiting === 0
  return (
    <>
      <div className={css.state} aria-live="polite">
        <Pill tone={isFine ? 'good' : 'warn'}>{stateWords({ isOnline, isSignedOut, waiting })}</Pill>
        {isSignedOut && <Link to={`${href('/sign-in')}?next=${encodeURIComponent(href('/manage/check-in'))}`}>Sign in</Link>}
        {isOnline && !isSignedOut && waiting > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={onSend}>
            Send now
          </Button>
        )}
      </div>
      {refused.length > 0 && (
        <Notice
          tone="bad"
          title={refused.length === 1 ? '1 check-in did not count' : `${refused.length} check-ins did not count`}
          role="alert"
          actions={
            <Button variant="default" size="compact-sm" onClick={() => dropRefused(gate)}>
              Clear
            </Button>
          }
        >
          <ul className={css.refused}>
            {refused.map(({ key, title, reason }) => (
              <li key={key}>
                {title}. {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
