const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is an id as this product writes them: a UUID in lower case. PostgreSQL refuses a statement with any other text. */
export const isUuid = (text: string): boolean => UUID.test(text)
