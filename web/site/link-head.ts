import type { MetaDescriptor } from 'react-router'
import type { SiteSettings } from '#domain/site/settings.ts'
import { shopIcon } from './shop/shop-icon.ts'

interface Described {
  title: string
  description: string
  /** The name of the agency that sent the link. */
  agency: string
  settings: SiteSettings
}

/** The head of a page that only its link opens: messengers preview title and description, search engines do not list it. */
export const linkHead = ({ title, description, agency, settings }: Described): MetaDescriptor[] => [
  { title: `${title} - ${agency}` },
  { name: 'robots', content: 'noindex' },
  { name: 'description', content: description },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: agency },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { tagName: 'link', rel: 'icon', ...shopIcon({ settings, name: agency }) },
]
