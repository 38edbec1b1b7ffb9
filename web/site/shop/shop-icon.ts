import type { SiteSettings } from '#domain/site/settings.ts'
import { chosenIcon, monogram } from '#domain/site/site-icon.ts'

/** The favicon: the agency's own, or its initial on its colour. */
export const shopIcon = ({ settings, name }: { settings: SiteSettings; name: string }): { href: string; type?: string } =>
  chosenIcon(settings) ?? {
    href: `data:image/svg+xml,${encodeURIComponent(monogram({ name, colour: settings.primaryColor }))}`,
    type: 'image/svg+xml',
  }
