import { IconScan } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import type { PassportLinesProps } from './passport-lines.tsx'
import css from './passport-lines-field.module.css'

/** The field and its parser are loaded when the section is opened. */
const PassportLines = lazyChunk(() => import('./passport-lines.tsx').then((module) => module.PassportLines))

/** A section that fills a traveller in from the lines of a passport. */
export function PassportLinesField({ label, ...lines }: PassportLinesProps & { label: string }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className={css.box} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary onPointerEnter={PassportLines.ready}>
        <IconScan size={16} stroke={1.5} aria-hidden="true" />
        Fill in from the passport’s two lines<span className="visually-hidden"> for {label}</span>
      </summary>
      {wasOpened && <PassportLines {...lines} />}
    </details>
  )
}
