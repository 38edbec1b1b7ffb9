import type { SiteSettings } from '#domain/site/settings.ts'
import { fontFiles } from './font-files.ts'
import { themeCss } from './theme-css.ts'

/** The agency's colours and font, as a stylesheet in the page. `scope` limits them to a part of it, as in the editor. */
export function SiteStyle({ settings, scope }: { settings: SiteSettings; scope?: string }) {
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={fontFiles[settings.fontFamily].latin} />
      <style>{themeCss(settings, scope)}</style>
    </>
  )
}
