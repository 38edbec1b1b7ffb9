import type { ReactNode } from 'react'
import { MapDrawing } from './drawings.tsx'
import css from './state.module.css'

type Props = {
  title: string
  text: string /** One button or link that starts what is missing. */
  action?: ReactNode
  drawing?: ReactNode
}

/** Nothing here yet: one drawing, one sentence that teaches, one action. */
export function EmptyState({ title, text, action, drawing = <MapDrawing /> }: Props) {
  return (
    <div className={css.state}>
      {drawing}
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{text}</p>
      {action && <div className={css.actions}>{action}</div>}
    </div>
  )
}
