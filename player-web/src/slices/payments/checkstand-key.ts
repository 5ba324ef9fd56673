/** Under which the cashier's page finds the form that an order's answer brought, in the tab's own storage. */
export const CHECKSTAND_KEY = 'checkstand';
