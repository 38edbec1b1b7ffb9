import { DetailSection } from '../../kit/detail-section.tsx'
import css from './first-steps.module.css'

/** The installation's video about the first steps; nothing without one. */
export function StartVideo({ video }: { video: string | null }) {
  if (!video) return null
  return (
    <DetailSection title="Getting started in a video">
      <video className={css.video} src={video} controls preload="metadata" crossOrigin="anonymous">
        <track kind="captions" srcLang="en" src={video.replace(/\.\w+$/, '.vtt')} />
      </video>
    </DetailSection>
  )
}
