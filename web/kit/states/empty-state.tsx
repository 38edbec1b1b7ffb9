import type { ReactNode } from 'react'
import { MapDrawing } from './map-drawing.tsx'
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
