import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Focus } from '#domain/site/links.ts'
import { Picture } from './picture.tsx'

const draw = (focus?: string) =>
  renderToStaticMarkup(<Picture image={{ src: '/media/a', alt: 'A beach', focus }} ratio={[640, 420]} />)

describe('the focus of a picture', () => {
  it('is included in every crop', () => {
    expect(draw('30 20')).toContain('style="object-position:30% 20%"')
    expect(draw()).not.toContain('object-position')
  })

  it.each(['50 50', '0 100'])('is a point in the picture: %s', (focus) => expect(Focus.safeParse(focus).success).toBe(true))
  it.each(['101 0', '-1 5', '50', '5 5;color:red', ''])('is refused otherwise: %s', (focus) =>
    expect(Focus.safeParse(focus).success).toBe(false),
  )
})
