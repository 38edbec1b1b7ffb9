import type { ReactNode } from 'react'
import css from './state.module.css'

export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 168 112"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** Drawing: a torn boarding pass. */
export function TornTicketDrawing() {
  return (
    <Drawing>
      <path data-soft="" d="M28 36h52l-5 10 6 10-6 10 5 12H28a4 4 0 0 1-4-4V40a4 4 0 0 1 4-4Z" />
      <path data-soft="" d="M92 34h48a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H90l-5-11 6-10-6-10z" />
      <path d="M34 48h24M34 57h16M34 66h20" strokeOpacity="0.6" />
      <path data-accent="" d="m112 58 18-9-6 18-5-6z" />
    </Drawing>
  )
}

/** Drawing: a departure gate with its barrier down. */
export function BarrierDrawing() {
  return (
    <Drawing>
      <path data-soft="" d="M34 92V40a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v52z" />
      <path d="M24 92h120M42 46h16M42 56h16" strokeOpacity="0.6" />
      <path data-accent="" d="M66 62h70M76 62l-6 8M92 62l-6 8M108 62l-6 8M124 62l-6 8M66 70h70v-8" />
      <path d="M136 58v34" />
    </Drawing>
  )
}

/** Drawing: a paper plane whose line leaves the page. */
export function LostPlaneDrawing() {
  return (
    <Drawing>
      <path strokeDasharray="3 6" strokeOpacity="0.7" d="M18 84c20-4 24-34 44-30s4 34 24 30 18-24 32-34" />
      <path data-soft="" d="m112 44 36-18-12 38-9-13z" />
      <path data-accent="" d="m127 51 21-25-36 18zM127 51l9 13" />
    </Drawing>
  )
}
