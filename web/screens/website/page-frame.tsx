import { useElementSize } from '@mantine/hooks'
import type { SyntheticEvent } from 'react'
import { href } from 'react-router'
import css from './page-frame.module.css'

/** The width of the page in pixels before it is scaled down. */
const DESK = 1_280

type Props = {
  title: string
  /** Which page of the website: see `/website/picture`. */
  of: Record<string, string>
  width?: number
  /** The section at its top. */
  at?: string
  /** The ratio of height to width. */
  shape: number
  /** Whether it can be scrolled; otherwise it is static. */
  isLive?: boolean
}

/** A page of the website as visitors would see it, scaled to its container. */
export function PageFrame({ title, of, width = DESK, at, shape, isLive = false }: Props) {
  const { ref, width: room } = useElementSize()
  const scale = (room || 320) / width
  const source = `${href('/website/picture')}?${new URLSearchParams(of)}`
  // A fragment in the address would scroll the outer page too.
  const scroll = ({ currentTarget: { contentWindow: view } }: SyntheticEvent<HTMLIFrameElement>) => {
    const section = at && view?.document.getElementById(at)
    if (section) view?.scrollTo(0, section.getBoundingClientRect().top)
  }
  return (
    <div ref={ref} className={css.place} style={{ aspectRatio: `1 / ${shape}` }}>
      <iframe
        key={source}
        src={source}
        title={title}
        loading="lazy"
        className={css.frame}
        style={{ width, height: width * shape, scale }}
        tabIndex={isLive ? undefined : -1}
        inert={!isLive}
        onLoad={scroll}
      />
    </div>
  )
}
