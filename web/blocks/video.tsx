import { Picture } from '../site/picture.tsx'
import type { BlockProps } from './block-props.ts'
import { Prose } from './prose.tsx'
import { Section } from './section.tsx'
import css from './video.module.css'

/** The player's own address for a film on YouTube or Vimeo; null for other addresses. */
export function playerOf(videoUrl: string): string | null {
  if (!URL.canParse(videoUrl)) return null
  const { hostname, pathname, searchParams } = new URL(videoUrl)
  const last = pathname.split('/').findLast(Boolean) ?? ''
  const film = searchParams.get('v') ?? last
  if (!/^[\w-]+$/.test(film)) return null
  if (hostname.endsWith('vimeo.com')) return `https://player.vimeo.com/video/${film}?autoplay=1`
  return `https://www.youtube-nocookie.com/embed/${film}?autoplay=1`
}

/** A film that is loaded only after a click: before it, no request goes to another host. Without scripts it is a link. */
export function Video({ block, isFirst }: BlockProps<'video'>) {
  const { description, videoUrl, poster } = block.content
  const player = playerOf(videoUrl)
  if (!player) return null
  return (
    <Section block={block} isFirst={isFirst} tone="raised">
      <div className={css[block.layout]}>
        <a href={videoUrl} className={css.film} data-film={player} target="_blank" rel="noopener noreferrer">
          <Picture image={poster} ratio={[1280, 720]} sizes="(min-width: 900px) 70vw, 100vw" className={css.poster} />
          <span className={css.play}>
            <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
              <path d="M5 3.2v13.6L17 10z" />
            </svg>
            Play the film
          </span>
        </a>
        <Prose text={description} />
      </div>
    </Section>
  )
}
