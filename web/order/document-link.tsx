import { IconCalendar, IconDownload, IconFileText } from '@tabler/icons-react'
import type { OrderDetail } from '#contract/product-shapes.ts'
import css from './records.module.css'

const faces = { pdf: { icon: IconFileText, words: 'PDF' }, ics: { icon: IconCalendar, words: 'Calendar file' } }

/** A file to download. */
export function DocumentLink({ title, href: address, kind }: OrderDetail['documents'][number]) {
  const { icon: Icon, words } = faces[kind]
  return (
    <a href={address} download className={css.document}>
      <Icon size={18} stroke={1.5} aria-hidden="true" />
      <span>{title}</span>
      <small className={css.kind}>{words}</small>
      <IconDownload size={16} stroke={1.5} aria-hidden="true" />
    </a>
  )
}
