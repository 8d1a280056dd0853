// Toasts: short news at the foot of the page.

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

let last = 0;
export const toasts: { list: Toast[] } = $state({ list: [] });

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((toast) => toast.id !== id);
}

/** Show a toast; bad news stays longer. */
export function showToast(text: string, bad = false): void {
  const id = ++last;
  toasts.list = [...toasts.list.filter((toast) => toast.text !== text).slice(-2), { id, text, bad }];
  setTimeout(() => dismiss(id), bad ? 9000 : 4000);
}
