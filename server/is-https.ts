import type { Config } from './config.ts'

/** Whether browsers reach the product by https: what cookies, addresses and headers follow. */
export const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https://')
