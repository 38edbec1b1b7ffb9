import { firstScript } from '#contract/session/first-script.ts'
import { fontsUsed } from '#domain/site/fonts.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { themeColours } from '#domain/site/theme.ts'
import { ThemeColour } from './theme-colour.tsx'
import { brandCss, facesOf, schemeCss } from './theme-css.ts'

type Props = {
  settings: SiteSettings
  hasScript?: boolean
  /** The scheme of the page, if it is not the device's. */
  scheme?: 'light' | 'dark'
}

/**
 * The agency's colours and font, as stylesheets in the page. With `hasScript` the page's own script (shop-script.ts) applies the font after the first
 * content is painted; until then text has a fallback with the same metrics. The script that loads it is here too.
 */
export function SiteStyle({ settings, hasScript = false, scheme }: Props) {
  const faces = facesOf(settings)
  return (
    <>
      <ThemeColour {...themeColours(settings)} />
      <style>{brandCss(settings)}</style>
      {scheme && <style>{schemeCss(settings, scheme)}</style>}
      {hasScript ? (
        <>
          <style media="print" data-font={fontsUsed(settings).join()}>
            {faces}
          </style>
          <noscript>
            <style>{faces}</style>
          </noscript>
          <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        </>
      ) : (
        <style>{faces}</style>
      )}
    </>
  )
}
