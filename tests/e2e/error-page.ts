/** What the console says of a page that fails: its status, and the error reference that React logs. */
export const ERROR_PAGE_IN_CONSOLE = [/503|Error: [0-9a-f-]{36}/]
