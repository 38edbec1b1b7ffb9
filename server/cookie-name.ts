import type { Config } from './config.ts'

export const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https://')

/** By https with the prefix that makes browsers take the cookie from its own host alone: no other agency's address can set or shadow it. */
export const cookieName = (config: Pick<Config, 'publicUrl'>, name: string): string =>
  `${isHttps(config) ? '__Host-' : ''}${name}`
