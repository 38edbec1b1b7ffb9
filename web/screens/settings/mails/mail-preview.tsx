import { useState } from 'react'
import type { MailTemplateDetail } from '#contract/mail/mail-templates.ts'
import { Segments } from '../../../kit/form/segments.tsx'
import { MailFrame } from '../../../kit/mail-frame.tsx'
import css from './mail-preview.module.css'

const widths = { computer: 600, phone: 390 }
const options = [
  { value: 'computer', label: 'Computer, 600 px' },
  { value: 'phone', label: 'Phone, 390 px' },
] as const

/** The sample of a mail as a mail program shows it. */
export function MailPreview({ mail }: { mail: MailTemplateDetail['preview'] }) {
  const [width, setWidth] = useState<keyof typeof widths>('computer')
  return (
    <div className={css.preview}>
      <Segments name="width" label="Width of the preview" value={width} options={options} onChange={setWidth} />
      <p className={css.subject}>
        <span className={css.label}>Subject</span> {mail.subject}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard */}
      <section className={css.frame} aria-label="The mail" tabIndex={0}>
        <MailFrame html={mail.html} subject={mail.subject} width={widths[width]} />
      </section>
      <details>
        <summary>Text part, for mail programs without layout</summary>
        <pre className={css.text}>{mail.text}</pre>
      </details>
    </div>
  )
}
