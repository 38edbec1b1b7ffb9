import type { Config } from './config.ts'

/** Whether browsers use HTTPS: determines cookie flags, addresses and headers. */
export const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https://')
