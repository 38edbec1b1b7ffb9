/** Maps errors by path of a search to fields of its form, where `fields` names another one than the path begins with. The first of a field counts. */
export function byFieldOf(
  problems: Iterable<[path: string, message: string]>,
  fields: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [path, message] of problems) {
    const [start = ''] = path.split('.')
    found[fields[start] ?? start] ??= message
  }
  return found
}
