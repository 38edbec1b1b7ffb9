/** Templates that sign someone in, and where the secret stands in them. */
const secrets: Record<string, RegExp> = {
  'password-reset': /(?<=[?&]token=)[^&"'\s<]+/g,
  'sign-in-code': /\b\d{3} \d{3}\b/g,
}

export const secretTemplates: readonly string[] = Object.keys(secrets)

export const holdsSecret = (template: string): boolean => secretTemplates.includes(template)

/** What to keep of a mail that has left: what signs someone in is not readable in the outbox afterwards. */
export function withoutSecrets(mail: { template: string; html: string; text: string }): { html: string; text: string } {
  const secret = secrets[mail.template]
  if (!secret) return { html: mail.html, text: mail.text }
  return { html: mail.html.replaceAll(secret, 'removed'), text: mail.text.replaceAll(secret, 'removed') }
}
