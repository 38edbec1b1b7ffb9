import { IconClock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Pill } from './status-pill.tsx'

/** A longer time is no hurry, and shows no clock. */
const longTime = 3_600_000
/** The last three minutes are amber. */
const lateTime = 180_000

type Props = {
  /** The end of the time, as an ISO instant. */
  until: string
  /** The server's clock when it rendered, as an ISO instant: server and browser show the same figure and a wrong device clock has no effect. */
  now: string
  /** Called once, when the time is up. */
  onEnd?: () => void
}

/** The checkout's clock, `14:05 left`; amber in the last three minutes. Screen readers announce it once a minute at most. */
export function CountdownPill({ until, now, onEnd }: Props) {
  const start = Date.parse(until) - Date.parse(now)
  const [left, setLeft] = useState(start)
  useEffect(() => {
    const mounted = performance.now()
    const tick = () => {
      const rest = start - (performance.now() - mounted)
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      clearInterval(timer)
      onEnd?.()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [start, onEnd])

  if (left > longTime) return null
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const minutes = Math.ceil(left / 60_000)
  return (
    <>
      <Pill tone={left <= lateTime ? 'warn' : 'quiet'} icon={IconClock}>
        <span className="figures" role="timer" aria-live="off">
          {seconds === 0 ? 'Time is up' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`}
        </span>
      </Pill>
      <span className="visually-hidden" aria-live="polite">
        {left <= lateTime ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left` : ''}
      </span>
    </>
  )
}
