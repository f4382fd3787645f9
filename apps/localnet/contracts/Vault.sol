// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Holds the chain's own token for one owner, who takes it out by a call from within.
contract Vault {
    address public immutable owner;

    event Deposited(address indexed from, uint256 value);
    event Withdrawn(address indexed to, uint256 value);

    error NotOwner(address caller);
    error PaymentFailed(address to, uint256 value);

    constructor(address owner_) payable {
        owner = owner_;
        if (msg.value > 0) emit Deposited(msg.sender, msg.value);
    }

    receive() external payable {
        emit Deposited(msg.sender, msg.value);
    }

    function withdraw(address payable to, uint256 value) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        (bool paid,) = to.call{value: value}("");
        if (!paid) revert PaymentFailed(to, value);
        emit Withdrawn(to, value);
    }
}
