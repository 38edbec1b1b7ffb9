import type { SiteSettings } from '#domain/site/settings.ts'
import { themeCss } from './theme-css.ts'

/**
 * The agency's colours and font, as a stylesheet in the page. `scope` limits them to a part of it, as in the editor. The font is not loaded ahead:
 * the sheet that names it stands in the page already, and words are painted in a stand-in of the same measures until it is there.
 */
export function SiteStyle({ settings, scope }: { settings: SiteSettings; scope?: string }) {
  return <style>{themeCss(settings, scope)}</style>
}
