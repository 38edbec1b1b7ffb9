import type { ReactNode } from 'react'
import { Drawing } from './drawings.tsx'
import css from './state.module.css'

type Props = {
  title: string
  text: string /** One button or link that creates what is missing. */
  action?: ReactNode
  drawing?: ReactNode
  /** `h1` if it is the whole screen. */
  heading?: 'h1' | 'h2'
}

/** An empty list: one drawing, one sentence that explains, one action. */
export function EmptyState({ title, text, action, drawing = <MapDrawing />, heading: Heading = 'h2' }: Props) {
  return (
    <div className={css.state}>
      {drawing}
      <Heading className={css.title}>{title}</Heading>
      <p className={css.text}>{text}</p>
      {action && <div className={css.actions}>{action}</div>}
    </div>
  )
}

/** A folded map with a route and nothing on it yet. */
function MapDrawing() {
  return (
    <Drawing>
      <path data-soft="" d="m30 34 36-12 36 12 36-12v60l-36 12-36-12-36 12z" />
      <path d="M66 22v60M102 34v60" strokeOpacity="0.5" />
      <path data-accent="" strokeDasharray="3 5" d="M46 72c10-22 34 4 46-16 6-10 16-14 26-12" />
      <circle data-accent="" cx="46" cy="72" r="3" />
      <path data-accent="" d="M122 38c0 6-5 9-5 9s-5-3-5-9a5 5 0 0 1 10 0Z" />
    </Drawing>
  )
}
