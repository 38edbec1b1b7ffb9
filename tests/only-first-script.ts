import { createHash } from 'node:crypto'
import { firstScript } from '#contract/session/first-script.ts'

/** The script policy of a page of plain HTML: files of this host, and the inline script by its hash (CSP Level 3, 2.3.1). */
export const onlyFirstScript = `script-src 'self' 'sha256-${createHash('sha256').update(firstScript, 'utf8').digest('base64')}';`
