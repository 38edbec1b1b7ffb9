import { useRef } from 'react'
import { MAX_REQUESTS } from '#domain/stays/guest-rules.ts'
import chip from '../../../kit/chip.module.css'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import css from './requests-section.module.css'

const usual = [
  'Late arrival',
  'Early check-in',
  'High floor',
  'Quiet room',
  'Two single beds',
  'Cot for a baby',
  'Rooms close together',
]

type Props = { field: Fields['field']; start: Record<string, string> }

/** Guests' requests, typed or from common ones. Posts `requests`. */
export function RequestsSection({ field, start }: Props) {
  const numbers = useNumbers()
  const text = useRef<HTMLTextAreaElement>(null)
  const add = (wish: string) => {
    const area = text.current
    if (!area || area.value.includes(wish)) return
    const value = [area.value.trim(), `${wish}.`].filter(Boolean).join(' ')
    if (value.length > MAX_REQUESTS) return
    area.value = value
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <DetailSection title="Special requests" help="The property does what it can; none of it is promised.">
      <div className={css.usual} role="group" aria-label="Usual wishes">
        {usual.map((wish) => (
          <button key={wish} type="button" className={chip.chip} onClick={() => add(wish)}>
            {wish}
          </button>
        ))}
      </div>
      <Textarea
        ref={text}
        label="Your words (optional)"
        rows={3}
        maxLength={MAX_REQUESTS}
        description={`At most ${numbers.count(MAX_REQUESTS)} characters. English is understood everywhere.`}
        {...field('requests', start.requests)}
      />
    </DetailSection>
  )
}
